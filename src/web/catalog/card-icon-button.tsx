import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A button in the corner of a card: large enough for a thumb, small enough to leave the picture alone. */
export function CardIconButton({ children, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...rest} className="group/corner noscript:hidden rounded-full hover:bg-transparent">
      <span className="grid size-9 place-items-center rounded-full bg-sheet/90 transition-colors group-hover/corner:bg-sheet *:size-5">
        {children}
      </span>
    </IconButton>
  )
}
