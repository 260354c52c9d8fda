import { createElement, Fragment, type FunctionComponent, type PropsWithChildren } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** A page that does nothing but use one hook. `latest()` is what the hook returned when it was last rendered. */
export async function renderHook<P, T>(
  useHook: (given: P) => T,
  given: P,
  Wrapper: FunctionComponent<PropsWithChildren> = Fragment,
) {
  let latest: { returned: T } | undefined
  function Page({ given }: { given: P }) {
    latest = { returned: useHook(given) }
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = async (next: P) => {
    root.render(createElement(Wrapper, null, createElement(Page as FunctionComponent<{ given: P }>, { given: next })))
    await settle()
  }
  await render(given)
  return {
    latest: (): T => {
      if (!latest) throw new Error('The hook has not been rendered')
      return latest.returned
    },
    rerender: render,
    unmount: async () => {
      root.unmount()
      await settle()
    },
  }
}

const ROUNDS = 3
const TURNS = 8

/** Lets everything happen that waits for nothing but its turn: answers that are there, modules, renders, effects. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await vi.dynamicImportSettled()
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
