import { useEffect, useRef, useState } from 'react'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import {
  type DescriptionEvent,
  type DescriptionState,
  descriptionReducer,
  isBeingWritten,
} from './description-state.ts'
import { type Facts, streamDescription } from './stream-description.ts'

/** Long enough to finish a word, short enough to be there when one looks down. */
const PAUSE_MS = 600
const SHORTEST_NAME = 3

/** The description of the product in the form: typed, or written as the name changes, or on request. */
export function useDescription(
  start: DescriptionState,
  factsOf: () => Facts,
  onChange: (state: DescriptionState) => void,
) {
  const [state, setState] = useState(start)
  // What is being written arrives between renders.
  const latest = useRef(start)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const call = useRef<AbortController>(undefined)
  const writing = useRef<Promise<void>>(undefined)

  function dispatch(event: DescriptionEvent) {
    latest.current = descriptionReducer(latest.current, event)
    setState(latest.current)
    onChange(latest.current)
  }

  function cancel() {
    clearTimeout(pause.current)
    call.current?.abort()
  }
  // What is under way ends with the page.
  useEffect(
    () => () => {
      clearTimeout(pause.current)
      call.current?.abort()
    },
    [],
  )

  async function stream(facts: Facts, { signal }: AbortController) {
    dispatch({ type: 'requested' })
    try {
      for await (const chunk of streamDescription(facts, signal)) {
        if (signal.aborted) return
        dispatch({ type: 'received', chunk })
      }
      if (!signal.aborted) dispatch({ type: 'done' })
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', problem: isFailure(error) ? error.message : writerFailures.unavailable.text })
    }
  }

  function write() {
    cancel()
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
      if (latest.current.byHand) return
      cancel()
      if (isBeingWritten(latest.current)) dispatch({ type: 'stopped' })
      pause.current = setTimeout(write, PAUSE_MS)
    },
    onType(text: string) {
      cancel()
      dispatch({ type: 'typed', text })
    },
    stop() {
      cancel()
      dispatch({ type: 'stopped' })
    },
    undo: () => dispatch({ type: 'undone' }),
    /** Settles when nothing is being written any more. */
    whenWritten: () => writing.current ?? Promise.resolve(),
  }
}
export type Description = ReturnType<typeof useDescription>
