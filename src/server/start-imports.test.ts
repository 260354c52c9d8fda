import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Each takes its share of a start and of an idle shop's memory; it comes with the first picture, password, invoice or mail. */
const AT_FIRST_USE = [
  '@ai-sdk/openai-compatible',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/sdk-trace',
  'ai',
  'file-type',
  'ioredis',
  'pdfkit',
  'sharp',
  'vite',
]

test('what a shop needs only now and then is not loaded when it starts', async () => {
  const parts = ['./src/server/run-shop.ts', './src/server/platform/pages/built-pages.ts']
  const start = parts.map((part) => `await import('${part}')`).join('\n')
  const hook = './tests/support/loaded-packages.ts'
  const options = ['--import', hook, '--input-type=module', '--eval', start]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded).toContain('fastify')
  expect(AT_FIRST_USE.filter((name) => loaded.includes(name))).toEqual([])
})
