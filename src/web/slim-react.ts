import type { Plugin } from 'vite'

/**
 * React's two tables of names, and hints that this shop gives in its HTML instead, written shorter for the browser's share
 * (docs/decisions/0039). What React does with them stays the same.
 */
export const slimReact: Plugin = {
  name: 'slim-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom(-client)?\.production\.js$/ },
    handler: (code, id) => (id.includes('-client') ? withShortTables(code) : withoutHints(code)),
  },
}

const ALIASES = /(?<= aliases = new Map\()\[[\s\S]+?\](?=\),)/
const UNITLESS = /(?<= unitlessNumbers = new Set\(\s*")[^"]+(?=")/

const withShortTables = (code: string) => replaced(replaced(code, ALIASES, spelledByRule), UNITLESS, withoutOldPrefixes)

/** Nearly every attribute is its own name with dashes: `strokeWidth`, `stroke-width`. */
function spelledByRule(table: string): string {
  const pairs: [string, string][] = JSON.parse(table)
  const regular = pairs.filter(([name, alias]) => dashed(name) === alias).map(([name]) => name)
  const others = pairs.filter(([name, alias]) => dashed(name) !== alias)
  return `${JSON.stringify(others)}.concat(${JSON.stringify(regular.join(' '))}.split(" ").map(name => [name, (${dashed})(name)]))`
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Styles as browsers of before 2016 spelled them. */
const OLD = /^(Moz|ms|Web[kK]it|box|flex(Positive|Negative|Order)|grid(Row|Column)Span)/
const withoutOldPrefixes = (names: string) =>
  names
    .split(' ')
    .filter((name) => name === 'WebkitLineClamp' || !OLD.test(name))
    .join(' ')

const HINT = /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = function[\s\S]*?\n};$/gm

const withoutHints = (code: string) => replaced(code, HINT, () => '')

function replaced(code: string, part: RegExp, by: (text: string) => string): string {
  const shorter = code.replace(part, by)
  if (shorter === code) throw new Error('React is built in another way now: see src/web/slim-react.ts')
  return shorter
}
