import { find, isNode, type Node, nameOf, sources, type TextOf } from './messages.ts'

/** A word or more as people read them: no key is written so. */
const TEXT = /^[A-Z][a-z’]+($|[ :,.])/
const SENTENCE = /^[A-Z][a-z’]+ /
const PATTERN_OF_SENTENCE = /^\^?\(?[A-Z][a-z’]+ [a-z]/
const TEXT_IN_SQL = /\b(where|and|or|not|when|on|select)\s+[\w."()]+\s*(=|<>|!=|~|like|ilike|in)\s*\(?\s*'[A-Z][a-z]/
const COMPARES = ['===', '!==', '==', '!=']
const LOOKS_UP = ['includes', 'has', 'indexOf', 'startsWith', 'endsWith']

const files = sources().filter((file) => !file.startsWith('src/web/'))

/** Where code decides by a text for people instead of by a key. */
export const comparedSentences = (): string[] => files.flatMap((file) => find(file, compared).map(({ at }) => at))

const compared: TextOf = (node, { file }) => {
  const { type, operator = '', left, right, test, callee, arguments: given = [], tag, quasi, value } = node
  const property = nameOf(callee?.property)
  const isAnyText = (...nodes: unknown[]) => nodes.some((one) => isText(one, file))
  const isCompared =
    (type === 'BinaryExpression' && COMPARES.includes(operator) && isAnyText(left, right)) ||
    (type === 'SwitchCase' && isAnyText(test)) ||
    (type === 'CallExpression' && LOOKS_UP.includes(property) && isAnyText(callee?.object, given[0])) ||
    (type === 'CallExpression' && property === 'where' && isAnyText(given[2])) ||
    (type === 'Literal' && value instanceof RegExp && PATTERN_OF_SENTENCE.test(value.source)) ||
    (type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql' && TEXT_IN_SQL.test(sqlOf(quasi)))
  return isCompared ? 'compared' : undefined
}

const sqlOf = (node: Node | undefined) =>
  (node?.quasis ?? []).map(({ value }) => (value as { raw: string }).raw).join('…')

/** `'Out for delivery'`, `STAGES.lost.text`, or a constant that holds texts. */
function isText(node: unknown, file: string): boolean {
  if (!isNode(node)) return false
  if (node.type !== 'MemberExpression') return isLiteralText(node, TEXT) || holds(nameOf(node), file)
  const property = nameOf(node.property)
  const isOfTable = property === 'text' && isConstant(nameOf(rootOf(node)))
  return isOfTable || (property !== 'length' && holds(nameOf(node.object), file))
}

const isLiteralText = ({ type, value, callee, arguments: given = [] }: Node, pattern: RegExp): boolean =>
  (type === 'Literal' && typeof value === 'string' && pattern.test(value)) ||
  (type === 'CallExpression' && ['t', 'msg'].includes(nameOf(callee)) && given.length > 0)

const rootOf = (node: Node): Node => (node.object ? rootOf(node.object) : node)
const isConstant = (name: string) => /^[A-Z][A-Z_]+$/.test(name)

let constants: Set<string> | undefined
const holds = (name: string, file: string) => {
  constants ??= new Set(files.flatMap((file) => find(file, constantOfTexts).map(({ text }) => `${file} ${text}`)))
  return /_TEXTS?$/.test(name) || constants.has(`${file} ${name}`)
}

const constantOfTexts: TextOf = ({ type, id, init }) =>
  type === 'VariableDeclarator' && isConstant(nameOf(id)) && holdsTexts(init, SENTENCE) ? nameOf(id) : undefined

/** `'…'`, `[…]`, `{ key: '…' }`, `new Set(…)`, and what takes the `text` of each of a table. */
function holdsTexts(node: unknown, pattern = TEXT): boolean {
  if (!isNode(node)) return false
  const { type, elements = [], properties = [], arguments: given = [], value, body, property } = node
  if (type === 'ArrowFunctionExpression') return [nameOf(body), nameOf(body?.property)].includes('text')
  if (type === 'MemberExpression') return nameOf(property) === 'text'
  if (type === 'Property') return holdsTexts(value)
  return isLiteralText(node, pattern) || [...elements, ...properties, ...given].some((one) => holdsTexts(one))
}
