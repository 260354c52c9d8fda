let awake = false

/** Whether the first page has been taken over by its scripts: what is shown from then on was never HTML. */
export const isAwake = () => awake

export function nowAwake(): void {
  awake = true
}
