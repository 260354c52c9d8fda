import { defineConfig, type Plugin } from 'vite'

/** Loaded at their first use, or with files of their own beside them. */
const APART = [
  '@ai-sdk/openai-compatible',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'ai',
  'file-type',
  'ioredis',
  'nodemailer',
  'pdfkit',
  'sharp',
]

/** One letter beyond Latin-1 and V8 keeps the whole file, 3 MB, with two bytes a letter. */
const escapeLetters: Plugin = {
  name: 'escape-letters',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${hexOf(letter)}`)
    }
  },
}
const hexOf = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0')

export default defineConfig({
  publicDir: false,
  plugins: [escapeLetters],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    outDir: 'build/shop',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { shop: 'src/server/shop.ts', 'page-thread': 'src/server/platform/rendering/page-thread.ts' },
      output: { chunkFileNames: '[name].js', comments: false },
    },
  },
})
