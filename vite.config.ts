import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { bundles } from './src/web/bundles.ts'

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
const iconsOneByOne: Plugin = {
  name: 'icons-one-by-one',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/]web[\\/].*\.tsx$/, code: 'lucide-react' },
    handler: (code) => code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) => imports(names)),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [iconsOneByOne, tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Schemas that a page does not use are left out of the browser's share; without this, all of zod comes along.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: bundles } } } } },
    ssr: {
      build: { rollupOptions: { input: 'src/web/render-page.ts' } },
      // What a thread loads to render: only the parts of packages that pages use, and of React the part for visitors.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}))
