import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Schemas that a page does not use are left out of the browser's share; without this, all of zod comes along.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What stands around every page comes in one file: fewer requests and fewer bytes than fourteen small ones.
                { name: 'shell', test: /layout[\\/]shell\.tsx$/ },
              ],
            },
          },
        },
      },
    },
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
