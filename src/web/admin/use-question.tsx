import { type ReactNode, useState } from 'react'
import { type Question, QuestionDialog } from './question-dialog.tsx'

type Asked = { question: Question; turn: number; goBack: () => HTMLElement | null }

/** Asks before something is done: `ask({ title, …, act })`, with the dialog somewhere on the page. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  function ask(question: Question) {
    const goBack = wayBackFrom(document.activeElement)
    setAsked((before) => ({ question, turn: (before?.turn ?? 0) + 1, goBack }))
    setOpen(true)
  }

  const dialog = asked && (
    <QuestionDialog
      key={asked.turn}
      question={asked.question}
      open={open}
      onClose={() => setOpen(false)}
      finalFocus={asked.goBack}
    />
  )
  return { ask, dialog }
}

/** To the button that asked; should that go with what is done, to the list that it was in. */
function wayBackFrom(asker: Element | null): () => HTMLElement | null {
  const place = asker?.closest<HTMLElement>('[data-keeps-focus]') ?? null
  return () => (asker instanceof HTMLElement && asker.isConnected ? asker : place)
}
