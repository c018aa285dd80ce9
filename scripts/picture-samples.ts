import { createHash } from 'node:crypto';
import { LABELED_ISSUE } from '../sandbox/labeled-issue.ts';
import { runLabeledIssue } from '../sandbox/run-labeled-issue.ts';
import { weeklyVisitors } from '../sandbox/weekly-visitors.ts';

export const PICTURES = 'docs/pictures';

/** The checksums of pictures and texts, as `sha256sum` writes them. A text that was changed alone doesn't match. */
export const CHECKSUMS = `${PICTURES}/SHA256SUMS`;

/** Returns the line of a file. */
export function checksumLine(name: string, content: string | Buffer): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}

/** GitHub's two themes: each sample has a picture in both. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a picture shows: what an action wrote, and where GitHub shows it. */
export type PictureSample = {
  /** The name of the picture, without folder, theme and extension. */
  readonly name: string;
  readonly content: IssueThread | JobSummary;
};

export type IssueThread = {
  readonly kind: 'issue-thread';
  readonly issue: { readonly number: number; readonly title: string } & Post;
  /** Contents of the reactions to the issue, such as `eyes`. */
  readonly reactions: readonly string[];
  readonly label: { readonly name: string; readonly color: string; readonly by: string };
  readonly comments: readonly Post[];
};

/** The body is Markdown. */
export type Post = { readonly author: string; readonly body: string };

export type JobSummary = { readonly kind: 'job-summary'; readonly job: string; readonly markdown: string };

/** Runs the demos, and returns what the pictures show. */
export async function pictureSamples(): Promise<readonly PictureSample[]> {
  const { issue, label } = LABELED_ISSUE;
  const { reactions, comments, result } = await runLabeledIssue();
  const visitors = await weeklyVisitors();
  return [
    {
      name: 'issue-thread',
      content: {
        kind: 'issue-thread',
        issue,
        label,
        reactions: reactions.map(({ content }) => content),
        comments: comments
          .filter((comment) => comment.issue === issue.number)
          // The marker at the end isn't shown.
          .map(({ author, body }) => ({ author, body: body.replace(/\n+<!--.*-->\s*$/u, '') })),
      },
    },
    { name: 'job-summary', content: { kind: 'job-summary', job: 'docs', markdown: result.summary } },
    {
      name: 'visitors-summary',
      content: { kind: 'job-summary', job: 'visitors', markdown: visitors.result.summary },
    },
  ];
}

/** Returns the whole text of a picture as Markdown. It is committed beside the picture, and a test compares it. */
export function markdownOf({ content }: PictureSample): string {
  if (content.kind === 'job-summary') return content.markdown;
  const { issue, reactions, label, comments } = content;
  return [
    `# ${issue.title} #${issue.number}`,
    `**${issue.author}**:`,
    issue.body,
    `Reactions: ${reactions.join(', ')}`,
    `**${label.by}** added the label \`${label.name}\`.`,
    ...comments.flatMap(({ author, body }) => [`**${author}**:`, body.trimEnd()]),
    '',
  ].join('\n\n');
}
