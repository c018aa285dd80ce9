/** The most common of those that GitHub folds in a diff (`generated.rb` and `vendor.yml` of github-linguist). */
const GENERATED_PATHS: readonly RegExp[] = [
  // Lock files.
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock)$/u,
  /(?:^|\/)(?:Cargo\.lock|Gemfile\.lock|composer\.lock|poetry\.lock|Pipfile\.lock|pdm\.lock|uv\.lock)$/u,
  /(?:^|\/)(?:go\.sum|Gopkg\.lock|glide\.lock|flake\.lock|mix\.lock|pubspec\.lock|Podfile\.lock|packages\.lock\.json)$/u,
  /(?:^|\/)(?:gradle\.lockfile|MODULE\.bazel\.lock|\.terraform\.lock\.hcl|Package\.resolved)$/u,
  // Vendored.
  /(?:^|\/)(?:node_modules|vendor|vendors|bower_components|third[-_]?party|Godeps|Pods|Carthage|\.yarn)\//u,
  // Built.
  /(?:^|\/)(?:dist|__generated__|__snapshots__|coverage)\//u,
  /(?:\.min\.(?:js|css)|\.(?:js|css|mjs|cjs)\.map|\.snap|\.pyc|\.designer\.cs)$/iu,
  // Generated from a description.
  /(?:\.pb(?:\.[a-z]+)?\.(?:go|cc|h|py|rb|swift|dart)|_pb2(?:_grpc)?\.pyi?|_pb\.(?:js|rb|d\.ts)|\.g\.dart|\.freezed\.dart|\.generated\.\w+|_generated\.\w+|\.gen\.\w+)$/u,
];

/**
 * What generators write at the top of a file; for Go it is a convention (go.dev/s/generatedcode). No part crosses a line or
 * has nested repetitions, so that a hostile diff can't make the search slow.
 */
const GENERATED_NOTE = /^[ +].*@generated\b|^[ +][^\w\n]*Code generated .* DO NOT EDIT/mu;
/** Further down, a line is about such a note: the hunk has to begin with the file. */
const TOP_HUNK = /^@@ -[01](?:,\d+)? \+1(?:,\d+)? @@/u;
/** A license can come first. */
const TOP_LINES = 40;

export function isGenerated(path: string, patch: string): boolean {
  if (GENERATED_PATHS.some((pattern) => pattern.test(path))) return true;
  return TOP_HUNK.test(patch) && GENERATED_NOTE.test(patch.split('\n', TOP_LINES).join('\n'));
}
