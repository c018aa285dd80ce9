import { labeledIssue } from '../sandbox/labeled-issue.ts';
import { weeklyVisitors } from '../sandbox/weekly-visitors.ts';

/** Markdown that an action really wrote, and where GitHub shows it. */
export type PictureSample = {
  /** Of the picture, without folder and extension. */
  readonly name: string;
  readonly markdown: string;
  readonly place:
    | { readonly kind: 'comment'; readonly author: string }
    | { readonly kind: 'summary'; readonly job: string };
};

export const PICTURES = 'docs/pictures';

/** Runs the demos with the built actions, and returns what the pictures show. */
export async function pictureSamples(): Promise<readonly PictureSample[]> {
  const { comments, result } = await labeledIssue();
  const visitors = await weeklyVisitors();
  return [
    ...comments.map(({ author, body }) => ({
      name: 'comment',
      markdown: body,
      place: { kind: 'comment' as const, author },
    })),
    { name: 'job-summary', markdown: result.summary, place: { kind: 'summary', job: 'docs' } },
    {
      name: 'visitors-summary',
      markdown: visitors.result.summary,
      place: { kind: 'summary', job: 'visitors' },
    },
  ];
}
