import { todoEvent, todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { refreshTodos, useTodos } from './todo-store.ts'

/** Tells what no event tells, and is there when the stream is not. */
const LOOK_AGAIN_MS = 60_000
/** Among the tabs of a browser: who has the stream, and what came by it. */
const SHARED = 'staff todos'

/**
 * Keeps the to-dos of this tab true until it is told to stop. The shop says when to ask again, by one stream for all tabs
 * of the browser: it may have only a few connections.
 */
export function watchTodos(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const others = new BroadcastChannel(SHARED)
  let isOurs = false
  let stream: EventSource | undefined

  others.onmessage = ({ data }) => hear(data)
  whileOurs(signal, (isNow) => {
    isOurs = isNow
    if (isNow) open()
    else stream?.close()
  })
  look()
  const timer = setInterval(look, LOOK_AGAIN_MS)
  addEventListener('focus', look, { signal })
  return () => {
    clearInterval(timer)
    stopped.abort()
    others.close()
  }

  /** A call that goes well has renewed the access to the shop if need be: a stream that was refused is tried again. */
  async function look(): Promise<void> {
    const isWell = await refreshTodos()
    if (isWell && isOurs && !signal.aborted && stream?.readyState === EventSource.CLOSED) open()
  }

  /** Where it breaks the browser opens it again by itself, unless the shop refused it. */
  function open(): void {
    stream = new EventSource(todoEventsCall.path)
    stream.addEventListener('todo', ({ data }) => {
      others.postMessage(data)
      hear(data)
    })
  }

  function hear(text: string): void {
    const { orders } = todoEvent.parse(JSON.parse(text))
    const newOrder = orders.at(-1)
    if (newOrder) useTodos.setState({ newOrder })
    refreshTodos()
  }
}

/** Says when this tab is the one of its browser, and when no longer. Browsers without locks have one each. */
function whileOurs(signal: AbortSignal, say: (isOurs: boolean) => void): void {
  const hold = () =>
    new Promise<void>((resolve) => {
      say(true)
      signal.addEventListener('abort', () => {
        say(false)
        resolve()
      })
    })
  if (!navigator.locks) hold()
  // Told to stop while it waits for its turn.
  else navigator.locks.request(SHARED, { signal }, hold).catch(() => undefined)
}
