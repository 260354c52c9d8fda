import type { Plugin } from 'vite'

/**
 * React Router is a third of what a first visit fetches. This leaves out of the browser's share what this shop never runs
 * (docs/decisions/0039): the words of errors and names of components that only its developers meet, watching from outside
 * (instrumentation), and finding routes bit by bit, as the route table is sent whole. The server and `npm run dev` have all of it.
 */
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/
const UNUSED = /[\\/](instrumentation|fog-of-war)\.js$/
/** What React's tools for developers call a component. */
const NAME = /^\w+\.displayName = "[\w. ]+";$/gm
/** A component or context that nobody imports can go. */
const MADE = /^(?:const|let|var) \w+ = (?=React\$1\.(?:forwardRef|memo|createContext)\()/gm

export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler(code, id) {
      if (UNUSED.test(id)) return doingNothing(code)
      const nameless = code.replace(NAME, '').replace(MADE, '$&/* @__PURE__ */ ')
      return wordless(nameless, textsIn(this.parse(nameless)))
    },
  },
}

/** The same functions, each of which answers undefined: not on, nothing found. */
function doingNothing(code: string): string {
  const names = /export \{ ([^}]+) \}/.exec(code)?.[1]?.split(', ')
  if (!names) throw new Error('React Router is built in another way now: see src/web/slim-router.ts')
  return names.map((name) => `export const ${name} = () => {};`).join('\n')
}

type Text = { start: number; end: number }
type Named = { name?: string; object?: Named }
type Node = Text & {
  type: string
  callee?: Named
  arguments?: Node[]
  left?: Named
  right?: Node
  id?: Named
  init?: Node
}

/** Where the words stand in `invariant(fine, '…')`, `new Error('…')`, `console.warn('…')`, `errorMessage = '…'`, `let msg = '…'`. */
function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const text = textOf(node as Node)
  return [...Object.values(node).flatMap(textsIn), ...(text ? [text] : [])]
}

function textOf({ type, callee, arguments: given = [], left, right, id, init }: Node): Text | undefined {
  const name = callee?.name ?? ''
  const isFirst = (type === 'NewExpression' && name === 'Error') || callee?.object?.name === 'console'
  const isCheck = type === 'CallExpression' && /^(UNSAFE_)?(invariant|warning|warnOnce)(\$\d)?$/.test(name)
  const isMessage = type === 'AssignmentExpression' && left?.name === 'errorMessage'
  const isNamed = type === 'VariableDeclarator' && id?.name === 'msg'
  const words = isFirst ? given[0] : isCheck ? given[1] : isMessage ? right : isNamed ? init : undefined
  return words && ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(words.type) ? words : undefined
}

/** From the end, so that places before it stay where they are. */
const wordless = (code: string, texts: readonly Text[]) =>
  texts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
