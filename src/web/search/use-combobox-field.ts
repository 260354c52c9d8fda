import { type RefObject, useEffect } from 'react'

type Combobox = {
  /** The list, while there is one, and the option that the arrows have reached. */
  listId: string | undefined
  activeId: string | undefined
  onType: (text: string) => void
  onOpen: () => void
  onClose: () => void
  onStep: (step: 1 | -1) => void
  onEnter: () => void
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes a field that the page had before us a combobox: what is done to it, and what it says of itself. It is not React's to
 * control, or what is typed before the scripts are there would be lost.
 */
export function useComboboxField(ref: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { listId, activeId, onType, onOpen, onClose, onStep, onEnter } = combobox

  useEffect(() => {
    const field = ref.current
    if (!field) return
    field.setAttribute('aria-expanded', String(listId !== undefined))
    for (const [name, id] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (id) field.setAttribute(name, id)
      else field.removeAttribute(name)
    }
  }, [ref, listId, activeId])

  useEffect(() => {
    const field = ref.current
    if (!field) return
    const onInput = () => onType(field.value)
    const onFocus = () => field.value.trim() === '' && onOpen()
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (event.isComposing) return
      if (step && !listId) onOpen()
      else if (step) onStep(step)
      else if (event.key === 'Enter' && activeId) onEnter()
      else if (event.key === 'Escape' && listId) onClose()
      else return
      event.preventDefault()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && field.form?.contains(relatedTarget)
      if (!isWithin) onClose()
    }
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('input', onInput, { signal })
    field.addEventListener('focus', onFocus, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.form?.addEventListener('submit', onClose, { signal })
    field.form?.addEventListener('focusout', onLeave, { signal })
    return () => stop.abort()
  })
}
