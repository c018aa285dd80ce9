/**
 * Files that a program writes, or that came from elsewhere, by their paths: the commonest of those that GitHub itself folds
 * in a diff (`generated.rb` and `vendor.yml` of github-linguist).
 */
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
  /(?:\.pb(?:\.[a-z]+)?\.(?:go|cc|h|py|rb|swift|dart)|\.pb\.go|_pb2(?:_grpc)?\.pyi?|_pb\.(?:js|rb|d\.ts)|\.g\.dart|\.freezed\.dart|\.generated\.\w+|_generated\.\w+|\.gen\.\w+)$/u,
];

/**
 * What a generator writes at the head of a file; for Go it is a convention (go.dev/s/generatedcode). Each part stays on its
 * line and repeats nothing twice: a diff is text from outside, and may not make the search slow.
 */
const GENERATED_NOTE = /^[ +].*@generated\b|^[ +][^\w\n]*Code generated .* DO NOT EDIT/mu;

/** Whether a file is generated, vendored or a lock file, as far as its path and its part of a diff tell. */
export function isGenerated(path: string, patch: string): boolean {
  return GENERATED_PATHS.some((pattern) => pattern.test(path)) || GENERATED_NOTE.test(patch);
}
