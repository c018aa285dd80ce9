const OMITTED = require('../scripts/omitted.json');

/**
 * For Jest: gives the toolkit what takes the place of its own HTTP client in `dist/`, so that tests run what users run, and each
 * test file loads faster. `scripts/omitted.js` says what that is.
 *
 * @param {string} path
 * @param {import('jest-resolve').ResolverOptions} options
 */
module.exports = (path, options) => {
  const isToolkits = /[/\\]node_modules[/\\]@actions[/\\]/u.test(options.basedir);
  if (isToolkits && OMITTED.includes(path)) return require.resolve('../scripts/omitted.js');
  return options.defaultResolver(path, options);
};
