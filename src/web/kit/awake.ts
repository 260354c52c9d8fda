declare global {
  interface Window {
    /** Does what was asked of parts of the page that slept and are awake now (layout/early-acts.ts). */
    answerEarlyActs?: () => void
  }
}

let awake = false

/** Whether the first page has been taken over by its scripts: what is shown from then on was never HTML. */
export const isAwake = () => awake

export function nowAwake(): void {
  awake = true
  answerEarlyActs()
}

/** Of the page, or of a part of it that slept longer. */
export const answerEarlyActs = () => window.answerEarlyActs?.()
