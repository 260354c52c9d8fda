/** A fault of the surroundings (a bad setting, a taken port): shown as its message alone, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Ends the process, which cannot do what it was started for. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
