import { useEffect, useReducer, useRef } from 'react'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { type DescriptionState, describe, isBeingWritten } from './description-state.ts'
import { type Facts, streamDescription } from './stream-description.ts'

/** Long enough to finish a word, short enough to be there when one looks down. */
const PAUSE_MS = 600
const SHORTEST_NAME = 3

/** The description of the product in the form: typed, or written as the name changes, or on request. */
export function useDescription(start: DescriptionState, factsOf: () => Facts) {
  const [state, tell] = useReducer(describe, start)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const call = useRef<AbortController>(undefined)
  const writing = useRef<Promise<void>>(undefined)

  function callOff() {
    clearTimeout(pause.current)
    call.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way ends with the page
  useEffect(() => callOff, [])

  async function stream(facts: Facts, { signal }: AbortController) {
    tell({ type: 'asked' })
    try {
      for await (const piece of streamDescription(facts, signal)) {
        if (signal.aborted) return
        tell({ type: 'came', piece })
      }
      if (!signal.aborted) tell({ type: 'done' })
    } catch (error) {
      if (signal.aborted) return
      tell({ type: 'failed', problem: isFailure(error) ? error.message : writerFailures.unavailable.text })
    }
  }

  function write() {
    callOff()
    const facts = factsOf()
    if (facts.name.trim().length < SHORTEST_NAME) return
    call.current = new AbortController()
    writing.current = stream(facts, call.current)
  }

  return {
    ...state,
    isWriting: isBeingWritten(state),
    write,
    /** Own words are left alone, whatever the product is called now. */
    onFacts() {
      if (state.byHand) return
      callOff()
      if (isBeingWritten(state)) tell({ type: 'stopped' })
      pause.current = setTimeout(write, PAUSE_MS)
    },
    onType(text: string) {
      callOff()
      tell({ type: 'typed', text })
    },
    stop() {
      callOff()
      tell({ type: 'stopped' })
    },
    undo: () => tell({ type: 'undone' }),
    /** Settles when nothing is being written any more. */
    whenWritten: () => writing.current ?? Promise.resolve(),
  }
}
export type Description = ReturnType<typeof useDescription>
