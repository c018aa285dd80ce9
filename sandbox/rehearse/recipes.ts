import { brokenDocsCi } from './recipes/broken-docs-ci.ts';
import { commentCommand } from './recipes/comment-command.ts';
import { docsRefresh } from './recipes/docs-refresh.ts';
import { docsRepository } from './recipes/docs-repository.ts';
import { issueLabel } from './recipes/issue-label.ts';
import { largeExport } from './recipes/large-export.ts';
import { mergedPullRequest } from './recipes/merged-pull-request.ts';
import { openapiChangelog } from './recipes/openapi-changelog.ts';
import { pullRequestTarget } from './recipes/pull-request-target.ts';
import { quickStart } from './recipes/quick-start.ts';
import { calledReleaseChangelog, releaseChangelog } from './recipes/release-changelog.ts';
import { reusable } from './recipes/reusable.ts';
import { reviewFeedback } from './recipes/review-feedback.ts';
import { selfCheck } from './recipes/self-check.ts';
import { settle } from './recipes/settle.ts';
import { severalProjects } from './recipes/several-projects.ts';
import { stalePullRequests } from './recipes/stale-pull-requests.ts';
import { trafficShift } from './recipes/traffic-shift.ts';
import { twiceWeekly } from './recipes/twice-weekly.ts';
import { visitorsReport } from './recipes/visitors-report.ts';
import { weeklyVisitors } from './recipes/weekly-visitors.ts';
import type { Recipe } from './scene.ts';

export const RECIPES: readonly Recipe[] = [
  quickStart,
  issueLabel,
  commentCommand,
  mergedPullRequest,
  pullRequestTarget,
  docsRepository,
  docsRefresh,
  twiceWeekly,
  weeklyVisitors,
  visitorsReport,
  largeExport,
  reusable,
  releaseChangelog,
  calledReleaseChangelog,
  reviewFeedback,
  brokenDocsCi,
  openapiChangelog,
  severalProjects,
  stalePullRequests,
  settle,
  trafficShift,
  selfCheck,
];
