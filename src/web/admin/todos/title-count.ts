import { countText } from '#web/ui/list-counts.ts'

const COUNT = /^\(\S+\) /

/**
 * Puts a number before the title of the page, whichever page that is by and by: "(3) Admin Panel · Likho". Returns what to
 * call to take it away.
 */
export function countInTitle(count: number): () => void {
  const prefix = count > 0 ? `(${countText(count)}) ` : ''
  const write = () => {
    const title = prefix + document.title.replace(COUNT, '')
    if (document.title !== title) document.title = title
  }
  const watcher = new MutationObserver(write)
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
  write()
  return () => {
    watcher.disconnect()
    document.title = document.title.replace(COUNT, '')
  }
}
