import type { MediaStore } from '#server/gateways/images/media-store.ts'

/** Keeps pictures in memory for as long as a test runs. */
export function memoryMediaStore(): MediaStore {
  const files = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => {
      files.set(name, Buffer.from(bytes))
    },
    get: async (name) => files.get(name),
    has: async (name) => files.has(name),
    remove: async (name) => {
      files.delete(name)
    },
  }
}
