/**
 * Stands in for `hoist-non-react-statics`, which emotion brings along for `withTheme` alone: 0.9 kB of the first load
 * for something that nobody here calls.
 */
function hoistStatics(): never {
  throw new Error('withTheme is not part of this build: it needs hoist-non-react-statics.')
}

// biome-ignore lint/style/noDefaultExport: the package that this stands in for has one
export { hoistStatics as default }
