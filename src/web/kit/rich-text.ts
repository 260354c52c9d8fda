import { createElement, Fragment, type ReactNode } from 'react'
import { fill, t, type Values } from '#contract/platform/t.ts'

type Parts = Readonly<Record<string, (inside: string) => ReactNode>>

/** A text of which parts are links or the like: `rich('Read our <a>terms</a>.', { a: (text) => <TextLink …>{text}</TextLink> })`. */
export function rich(text: string, parts: Parts, values?: Values): ReactNode {
  // Text, the name of a part, what it surrounds, text, and so on.
  const pieces = t(text).split(/<(\w+)>(.*?)<\/\1>/)
  const shown = pieces.map((piece, at) => {
    if (at % 3 === 1) return null
    const filled = fill(piece, values)
    return at % 3 === 2 ? parts[pieces[at - 1] ?? '']?.(filled) : filled
  })
  return createElement(Fragment, null, ...shown)
}
