import { labelledIssue } from '../sandbox/labeled-issue.ts';
import { weeklyVisitors } from '../sandbox/weekly-visitors.ts';

/** Markdown that an action really wrote, and where GitHub shows it. */
export type Specimen = {
  /** Of the picture, without folder and extension. */
  readonly name: string;
  readonly markdown: string;
  readonly place:
    | { readonly kind: 'comment'; readonly author: string }
    | { readonly kind: 'summary'; readonly job: string };
};

export const PICTURES = 'docs/pictures';

/** Plays the demos' scenes with the built actions, and gives what the pictures show. */
export async function specimens(): Promise<readonly Specimen[]> {
  const { comments, result } = await labelledIssue();
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
