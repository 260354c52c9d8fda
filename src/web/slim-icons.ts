import type { Plugin } from 'vite'

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()

/** Of `ChevronDown, History as Clock, type LucideIcon`: one statement each, and none for the type. */
const imports = (names: string) =>
  names
    .split(',')
    .map((one) => one.trim().split(' as '))
    .filter(([icon = '']) => icon && !icon.startsWith('type '))
    .map(([icon = '', name = icon]) => `import ${name} from 'lucide-react/icons/${kebab(icon)}';`)
    .join(' ')

/** Takes each icon from its own file: through the list of all two thousand, nobody can tell which page needs which. */
export const iconsOneByOne = {
  name: 'icons-one-by-one',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /[\\/]src[\\/]web[\\/].*\.tsx?$/, code: 'lucide-react' },
    handler: (code: string) =>
      code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) => imports(names)),
  },
} satisfies Plugin

type Shape = [tag: string, attributes: Record<string, string>]

const tagOf = ([tag, { key: _, ...attributes }]: Shape) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`

/** An icon is then one short text, and its component ours: Lucide's own knows much that no page here asks of it. */
export const iconsAsText: Plugin = {
  name: 'icons-as-text',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
    async handler(_, id) {
      const { __iconData: icon }: { __iconData?: { node: Shape[] } } = await import(
        /* @vite-ignore */ `file:///${id.replace(/^\//, '')}`
      )
      // The file of an older name only hands on the other.
      if (!icon) return undefined
      const text = JSON.stringify(icon.node.map(tagOf).join(''))
      return `import { lineIcon } from '/src/web/ui/line-icon.tsx'; export default /* @__PURE__ */ lineIcon(${text})`
    },
  },
}
