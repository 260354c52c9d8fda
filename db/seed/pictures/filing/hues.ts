const HUES = ['#d9342b', '#ee7a1f', '#f6c11c', '#2f9e4f', '#3aa6e0', '#6c3fb2', '#d6478f', '#13938c']
/** The next of the rainbow of tab colours. */
export const hue = (i: number) => HUES[i % HUES.length] ?? '#d9342b'
