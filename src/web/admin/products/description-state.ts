type Words = {
  text: string
  /** Somebody's own words. They are written over only when asked for, and can be had back. */
  byHand: boolean
}

export type DescriptionState = Words & {
  phase: 'idle' | 'asked' | 'writing' | 'written'
  /** What stood there before it was rewritten. */
  before?: Words | undefined
  problem?: string | undefined
}

export type DescriptionEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked' }
  | { type: 'came'; piece: string }
  | { type: 'done' }
  | { type: 'failed'; problem: string }
  | { type: 'stopped' }
  | { type: 'undone' }

/** A field that was emptied is nobody's: the next name may fill it again. */
export const startOf = (text: string, byHand = text.trim() !== ''): DescriptionState => ({
  text,
  byHand,
  phase: 'idle',
})

export const isBeingWritten = ({ phase }: DescriptionState) => phase === 'asked' || phase === 'writing'

export function describe(state: DescriptionState, event: DescriptionEvent): DescriptionState {
  const { text, byHand, phase, before } = state
  switch (event.type) {
    case 'typed':
      return startOf(event.text)
    case 'asked':
      return { text, byHand, phase: 'asked', before: byHand ? { text, byHand } : before }
    case 'came':
      // The first words replace what stood there; until then nothing is lost.
      return { text: phase === 'asked' ? event.piece : text + event.piece, byHand: false, phase: 'writing', before }
    case 'done':
      return { ...state, phase: 'written' }
    case 'failed':
      return { ...(before ?? { text, byHand }), phase: 'idle', problem: event.problem }
    case 'stopped':
      return { ...state, phase: 'idle' }
    case 'undone':
      return before ? { ...before, phase: 'idle' } : state
  }
}
