import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { answerEarlyActs, isAwake } from './awake.ts'
import { whenNear } from './when-near.ts'

/** By then what is seen first is awake; what lies further down follows before anybody gets there. */
const WOKEN_AFTER_MS = 1000

/**
 * A part of a page that is not seen first. It comes with the page as HTML; its script is fetched apart, and it wakes up when
 * it is near the screen, when the page is touched, or a moment later. Where the page itself is opened by a script nothing is
 * put off: the move waits for the part as it does for the page (docs/decisions/0039). Not for parts within such parts.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { fetch, loaded, woken, wake } = partOf(load)

  function Awake(props: Props) {
    const Part = loaded() ?? use(fetch())
    return <Part {...props} />
  }

  let renders = 0

  /** Rendered again while it sleeps, it is about to change: React then waits for it. */
  function Sleeping(props: Props) {
    renders += 1
    if (renders > 1) wake()
    const Part = use(woken)
    // What was pressed or chosen in it meanwhile.
    useEffect(answerEarlyActs, [])
    return <Part {...props} />
  }

  // React gives up the HTML of a part that is handed other properties before it is awake, be they equal: hence the memo.
  return memo(function Later(props: Props) {
    const [isPutOff] = useState(!isAwake())
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!isPutOff || !place.current) return
      const timer = setTimeout(wake, WOKEN_AFTER_MS)
      const stop = whenNear(place.current, wake)
      addEventListener('pointerdown', wake, { once: true })
      return () => {
        clearTimeout(timer)
        stop()
        removeEventListener('pointerdown', wake)
      }
    }, [isPutOff])
    const Part = isPutOff && typeof document !== 'undefined' ? Sleeping : Awake
    return (
      <div ref={place} data-put-off={isPutOff || undefined}>
        {isPutOff ? (
          <Suspense>
            <Part {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        )}
      </div>
    )
  })
}

/** Fetched once. What failed, on a line that comes and goes, is fetched again when it is next wanted. */
function partOf<Part>(load: () => Promise<{ default: Part }>) {
  let loaded: Part | undefined
  let fetching: Promise<Part> | undefined
  const fetch = () => {
    fetching ??= load().then(
      (module) => {
        loaded = module.default
        return loaded
      },
      (reason) => {
        fetching = undefined
        throw reason
      },
    )
    return fetching
  }
  let wakeWith: (part: Part) => void
  const woken = new Promise<Part>((resolve) => {
    wakeWith = resolve
  })
  const wake = () => void fetch().then(wakeWith, () => {})
  return { fetch, loaded: () => loaded, woken, wake }
}
