import type { Event } from '../../github/event.ts';
import { type Environment, runUrl, troubleshootingUrl } from '../../runner/environment.ts';
import { actorOf } from '../github/labels-and-reviewers.ts';
import type { Report } from './markdown.ts';
import type { Outcome } from './outcome.ts';
import { helpSectionOf } from './title.ts';

type Given = Omit<Report, 'outcome' | 'requestedBy' | 'runUrl' | 'helpUrl'> & {
  readonly event: Event;
  readonly environment: Environment;
};

/** Returns the report of an outcome, with what the event and the environment add to it. */
export function reportOf(outcome: Outcome, { event, environment, ...given }: Given): Report {
  const section = helpSectionOf(outcome);
  return {
    ...given,
    outcome,
    requestedBy: actorOf(event)?.login,
    runUrl: runUrl(environment),
    helpUrl: section === undefined ? undefined : troubleshootingUrl(environment, section),
  };
}
