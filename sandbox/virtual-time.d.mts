/** Milliseconds since the epoch: what time it is, and when the next timer is due that is waited for, if there is one. */
export type ClockReading = { readonly now: number; readonly next: number | undefined };

/** What `VirtualTime` needs of a timer; `due` and `order` are its own to set. */
export interface VirtualTimer {
  readonly delay: number;
  /** Whether it is waited for. One that isn't fires in its turn, but time never jumps for its sake. */
  readonly isRef: boolean;
  due?: number;
  order?: number;
  fire(): void;
}

/**
 * Timers on a clock that moves only from timer to timer: in this process (`virtual-clock.ts`) and in a child
 * (`child-clock.mjs`). What is left to do besides waiting, only the host can tell: whenever there is nothing, it calls
 * `jumpOrPark`.
 */
export class VirtualTime {
  constructor(
    start: number,
    isHeld: boolean,
    /** Told that time stands still until the host hears `onUnpark`, and then has to look again. */
    host: { readonly onPark: () => void; readonly onUnpark: () => void },
  );
  readonly now: number;
  readonly isHeld: boolean;
  readonly reading: ClockReading;
  arm(timer: VirtualTimer): void;
  disarm(timer: VirtualTimer): void;
  /** Tells that what is waited for has changed. */
  changed(): void;
  /** Fires the earliest timer soon, or parks if the clock is held or no timer is waited for. Returns whether one is. */
  jumpOrPark(): boolean;
  /** Moves on by so many milliseconds, whatever the host is busy with; timers that fall due fire in order. */
  advance(ms: number): Promise<ClockReading>;
  /** Resolves once only time is left to wait for and the clock is held. */
  idle(): Promise<ClockReading>;
  hold(): ClockReading;
  release(): ClockReading;
}
