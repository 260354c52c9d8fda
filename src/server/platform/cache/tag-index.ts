/** Which kept answers carry a tag. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>()

  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key))
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const carriers = keys.get(tag)
        carriers?.delete(key)
        if (carriers?.size === 0) keys.delete(tag)
      }
    },
    keysOf: (tags: readonly string[]): Set<string> => new Set(tags.flatMap((tag) => [...(keys.get(tag) ?? [])])),
  }
}
