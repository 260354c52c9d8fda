import { defineConfig } from 'vite'

/** Loaded at their first use, or with files of their own beside them. */
const APART = [
  '@ai-sdk/openai-compatible',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'ai',
  'file-type',
  'ioredis',
  'nodemailer',
  'pdfkit',
  'sharp',
]

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    outDir: 'build/shop',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { shop: 'src/server/shop.ts', 'page-thread': 'src/server/platform/rendering/page-thread.ts' },
      output: { chunkFileNames: '[name].js' },
    },
  },
})
