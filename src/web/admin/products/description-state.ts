type Words = {
  text: string
  /** Somebody's own words. They are written over only when asked for, and can be had back. */
  byHand: boolean
}

export type DescriptionState = Words & {
  phase: 'idle' | 'requested' | 'writing' | 'written'
  /** What stood there before it was rewritten. */
  before?: Words | undefined
  problem?: string | undefined
}

export type DescriptionEvent =
  | { type: 'typed'; text: string }
  | { type: 'requested' }
  | { type: 'received'; chunk: string }
  | { type: 'done' }
  | { type: 'failed'; problem: string }
  | { type: 'stopped' }
  | { type: 'undone' }

/** A field that was emptied is nobody's: the next name may fill it again. */
export const initialDescription = (text: string, byHand = text.trim() !== ''): DescriptionState => ({
  text,
  byHand,
  phase: 'idle',
})

export const isBeingWritten = ({ phase }: DescriptionState) => phase === 'requested' || phase === 'writing'

export function descriptionReducer(state: DescriptionState, event: DescriptionEvent): DescriptionState {
  const { text, byHand, phase, before } = state
  switch (event.type) {
    case 'typed':
      return initialDescription(event.text)
    case 'requested':
      return { text, byHand, phase: 'requested', before: byHand ? { text, byHand } : before }
    case 'received':
      // The first words replace what stood there; until then nothing is lost.
      return { text: phase === 'requested' ? event.chunk : text + event.chunk, byHand: false, phase: 'writing', before }
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
