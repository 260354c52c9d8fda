import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
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
    // The server's share brings along what it uses of React and the icons, as built for production: a tenth of the files to
    // read at the start, and the same in every thread that renders.
    ssr: { build: { rollupOptions: { input: 'src/web/render-page.ts' } }, resolve: { noExternal: true } },
  },
})
