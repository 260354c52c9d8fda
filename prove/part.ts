/** How long and with which random numbers. The parts share the time among themselves by `share`. */
export type Effort = { seconds: number; seed: number }

/** What a part did, in figures, and every promise that it found broken, in a sentence each. */
export type Outcome = { figures: Record<string, number | string>; violations: string[] }

export type Part = {
  /** Of the whole time, in parts of 1; 0 for one that takes what it takes. */
  share: number
  run: (effort: Effort) => Promise<Outcome>
}
