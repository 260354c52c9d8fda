import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** Where every text is translated by now. */
export const TRANSLATED = ['src/web/layout']

/** What marks a text to be translated (contract/platform/t.ts, web/kit/rich-text.ts). */
const MARKS = ['t', 'msg', 'said', 'rich']
/** Attributes that people read or hear. */
const SPOKEN = /^(aria-label|aria-roledescription|label|title|alt|placeholder|text|heading)$/
/** The same in every language. */
const NAMES = /^[\s\p{P}\p{S}\d]*(Likho|लिखो)?[\s\p{P}\p{S}\d]*$/u

type Found = { text: string; at: string }

export const sources = () =>
  globSync('src/{web,contract,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** Every text that is marked to be translated, with its place. */
export const markedTexts = () => sources().flatMap((file) => find(file, markedText))

/** Texts in translated folders that are shown as they stand in the code. */
export const bareTexts = () =>
  sources()
    .filter((file) => TRANSLATED.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => find(file, bareText))

/** Calls of `t` that run when their module is loaded: before anybody is spoken to. */
export const earlyTexts = () => sources().flatMap((file) => find(file, earlyText))

type Node = {
  type: string
  start: number
  name?: string | Node
  value?: unknown
  callee?: Node
  arguments?: Node[]
}
type TextOf = (node: Node, isInFunction: boolean) => string | undefined

const parsed = new Map<string, { code: string; tree: unknown }>()

function parse(file: string) {
  const code = readFileSync(file, 'utf8')
  const known = parsed.get(file) ?? { code, tree: parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) }
  parsed.set(file, known)
  return known
}

function find(file: string, textOf: TextOf): Found[] {
  const { code, tree } = parse(file)
  const found: Found[] = []
  const visit = (node: unknown, isInFunction: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isInFunction)
    if (!isNode(node)) return
    const text = textOf(node, isInFunction)
    if (text !== undefined) found.push({ text, at: `${file}:${code.slice(0, node.start).split('\n').length}` })
    for (const child of Object.values(node)) visit(child, isInFunction || /Function|Method/.test(node.type))
  }
  visit(tree, false)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const literal = (node: Node | undefined) => {
  if (node?.type === 'TemplateLiteral') return undefined
  return typeof node?.value === 'string' ? node.value : undefined
}

const isCallOf = ({ type, callee }: Node, names: readonly string[]) =>
  type === 'CallExpression' && typeof callee?.name === 'string' && names.includes(callee.name)

const markedText: TextOf = (node) => (isCallOf(node, MARKS) ? literal(node.arguments?.[0]) : undefined)

const earlyText: TextOf = (node, isInFunction) =>
  isCallOf(node, ['t']) && !isInFunction ? (literal(node.arguments?.[0]) ?? '') : undefined

const bareText: TextOf = ({ type, name, value }) => {
  if (type === 'JSXText') return NAMES.test(String(value)) ? undefined : String(value).trim()
  if (type !== 'JSXAttribute' || typeof name !== 'object' || !SPOKEN.test(String(name.name))) return undefined
  const text = isNode(value) ? literal(value) : undefined
  return text && !NAMES.test(text) ? text : undefined
}
