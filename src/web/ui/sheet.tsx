import { ModalFrame, type Overlay } from './dialog.tsx'

const AT_THE_SIDE =
  'inset-y-0 right-0 w-[calc(100vw-3rem)] max-w-sheet p-6 transition-transform duration-200 ' +
  'data-ending-style:translate-x-full data-starting-style:translate-x-full'

/** A panel that slides in from the side: the menu and the filters on phones. */
export function Sheet(props: Overlay) {
  return <ModalFrame {...props} popup={AT_THE_SIDE} />
}
