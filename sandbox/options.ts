import { parseArgs } from 'node:util';
import { status } from './faults.ts';
import { PULL_REQUEST_URL } from './labeled-issue.ts';
import type { Grants } from './permissions.ts';
import type { Life, Stage } from './platform.ts';
import type { Fault } from './server.ts';

export const DEFAULT_PORT = 4_700;

export const USAGE = `Usage: npm run sandbox -- [options]

  --port <number>   Port of both services. Default: ${DEFAULT_PORT}. With 0, a free one.
  --life <stages>   Statuses that every job goes through, comma-separated, each with its duration
                    except for the last one, such as active:5s,failed. Default: active:20s,completed.
                    A job that ends with no-pr is completed without a pull request.
  --fault <status>  Error for every request to the API, from 300 to 599, such as 429. 429:2 applies only
                    to the first two requests.
  --permissions <list>  What the token can do on GitHub, such as issues:write,contents:read, or none. Default:
                    everything.
  --help            Show this text.`;

export type SandboxOptions = ReturnType<typeof readOptions>;

/** Reads the options of `npm run sandbox`. Throws an error with a message for people if one is invalid. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      life: { type: 'string', default: 'active:20s,completed' },
      fault: { type: 'string' },
      permissions: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    port: portFrom(values.port),
    life: lifeFrom(values.life),
    fault: values.fault === undefined ? undefined : faultFrom(values.fault),
    grants: values.permissions === undefined ? undefined : grantsFrom(values.permissions),
    help: values.help,
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) {
    throw new Error(`Invalid port: ${text}. It must be a number from 0 to 65535.`);
  }
  return port;
}

function lifeFrom(text: string): Life {
  const stages = text.split(',');
  let afterMs = 0;
  return stages.map((stage, index): Stage => {
    const isLast = index === stages.length - 1;
    const { status, seconds } = /^(?<status>[a-z-]+)(?::(?<seconds>\d+)s)?$/u.exec(stage)?.groups ?? {};
    if (status === undefined || (seconds === undefined) !== isLast) {
      const form = isLast ? 'a status without a duration, such as failed' : 'like active:5s';
      throw new Error(`Invalid stage in --life: ${stage}. It must be ${form}.`);
    }
    const startsAt = afterMs;
    afterMs += Number(seconds ?? 0) * 1_000;
    return {
      status: status === 'no-pr' ? 'completed' : status,
      afterMs: startsAt,
      ...(status === 'completed' && { prLink: PULL_REQUEST_URL }),
    };
  });
}

function faultFrom(text: string): { readonly fault: Fault; readonly times: number } {
  const { code, times } = /^(?<code>[3-5]\d\d)(?::(?<times>[1-9]\d*))?$/u.exec(text)?.groups ?? {};
  if (code === undefined)
    throw new Error(`Invalid fault: ${text}. It must be a status from 300 to 599, such as 429 or 429:2.`);
  const fault = status(Number(code), { error: `Status ${code}, as --fault says` });
  return { fault, times: times === undefined ? Infinity : Number(times) };
}

function grantsFrom(text: string): Grants {
  if (text === 'none') return {};
  const grants = text.split(',').map((grant) => {
    const { name, level } = /^(?<name>[a-z-]+):(?<level>read|write)$/u.exec(grant)?.groups ?? {};
    if (name === undefined || level === undefined)
      throw new Error(`Invalid permission: ${grant}. It must be like issues:write.`);
    return [name, level] as const;
  });
  return Object.fromEntries(grants);
}
