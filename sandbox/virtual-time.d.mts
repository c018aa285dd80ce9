/** The time now, and when the next awaited timer is due, if there is one. Milliseconds since the epoch. */
export type ClockReading = { readonly now: number; readonly next: number | undefined };

/** What `VirtualTime` needs from a timer. It sets `due` and `order` itself. */
export interface VirtualTimer {
  readonly delay: number;
  /** Whether it is awaited. If not, it fires when it is due, but time doesn't jump to it. */
  readonly isRef: boolean;
  due?: number;
  order?: number;
  fire(): void;
}

/**
 * Timers on a clock that only moves from timer to timer, for this process (`virtual-clock.ts`) and for a child
 * (`child-clock.mjs`). Only the host knows whether there is other work. If there is none, it calls `jumpOrPark`.
 */
export class VirtualTime {
  constructor(
    start: number,
    isHeld: boolean,
    /** Called when time stops. After `onUnpark`, the host checks for other work again. */
    host: { readonly onPark: () => void; readonly onUnpark: () => void },
  );
  readonly now: number;
  readonly isHeld: boolean;
  readonly reading: ClockReading;
  arm(timer: VirtualTimer): void;
  disarm(timer: VirtualTimer): void;
  /** Reports that the awaited timers have changed. */
  changed(): void;
  /** Fires the earliest timer soon, or parks if the clock is held or no timer is awaited. Returns whether one is awaited. */
  jumpOrPark(): boolean;
  /** Moves the clock by that many milliseconds, even if there is other work. Timers that are due fire in order. */
  advance(ms: number): Promise<ClockReading>;
  /** Resolves when the clock is held and there is nothing to wait for except time. */
  idle(): Promise<ClockReading>;
  release(): ClockReading;
}
