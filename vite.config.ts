import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bundles } from './src/web/bundles.ts'
import { askedLess } from './src/web/router-hooks.ts'
import { shoppingFiles } from './src/web/shopping-files.ts'
import { iconsAsText, iconsOneByOne } from './src/web/slim-icons.ts'
import { slimReact } from './src/web/slim-react.ts'
import { slimRouter } from './src/web/slim-router.ts'

/** Without words: the route table names every file, and comes with every first page. */
const NAMES = { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' }

export default defineConfig(({ command }) => ({
  plugins: [
    iconsOneByOne,
    iconsAsText,
    tailwindcss(),
    command === 'build' ? askedLess(reactRouter()) : reactRouter(),
    slimReact,
    slimRouter,
    shoppingFiles,
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What is fetched later mostly needs what is there already: its list of files costs more than it saves.
    modulePreload: false,
    // One stylesheet for all pages. Split by pages, each part that is fetched later brought the whole of it along again.
    cssCodeSplit: false,
    // Schemas that a page does not use are left out of the browser's share; without this, all of zod comes along.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'texts'] } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { ...NAMES, codeSplitting: { groups: bundles } } } } },
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
