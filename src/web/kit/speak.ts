import { loadMessages } from '#contract/messages/load-messages.ts'
import { LANGUAGES, type Language } from '#contract/platform/languages.ts'
import { type Messages, speakBy } from '#contract/platform/t.ts'

declare global {
  interface Window {
    /** The texts of the page as it came (entry.server.tsx), later all of its language. English pages have none. */
    messages?: Messages
  }
}

const NONE: Messages = {}
const pageLanguage = (): Language => (document.documentElement.lang === LANGUAGES.hi.tag ? 'hi' : 'en')

/** A page keeps its language: another one is another page. */
export function speakAsPage(): void {
  const speech = {
    language: pageLanguage(),
    get messages() {
      return window.messages ?? NONE
    },
  }
  speakBy(() => speech)
}

let loading: Promise<void> | undefined

/** What the page did not need to take over: texts of dialogs, of problems and of all other pages. */
export function loadAllMessages(): Promise<void> {
  loading ??= loadMessages(pageLanguage()).then(
    (messages) => {
      window.messages = messages
    },
    () => {
      // Tried again at the next page.
      loading = undefined
    },
  )
  return loading
}
