/** A fault of the surroundings (a bad setting, a taken port): shown as its message alone, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
