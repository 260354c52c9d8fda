import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { inLanguage } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'

/** How to go to another page of the shop; without it the browser opens the page as any other. */
export const GoTo = createContext<((path: string) => void) | undefined>(undefined)

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path, as in paths.ts. */
  to: string
}

/**
 * A link for what a page holds dozens of: cards, the footer. React Router's own also finds out what a relative path means,
 * which costs the server more than the rest of a card does.
 */
export function PlainLink({ to, onClick, ...rest }: Props) {
  const goTo = use(GoTo)
  return (
    <a
      {...rest}
      href={inLanguage(currentLanguage(), to)}
      onClick={(event) => {
        onClick?.(event)
        if (!goTo || !isPlainClick(event)) return
        event.preventDefault()
        goTo(to)
      }}
    />
  )
}

/** Not one that asks for a new tab or window, nor one that somebody has dealt with. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
