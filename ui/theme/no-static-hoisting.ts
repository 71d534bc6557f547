/**
 * Replaces `hoist-non-react-statics`, which emotion needs only for `withTheme`: 0.9 kB of the first load for a function
 * that nothing here calls.
 */
function hoistStatics(): never {
  throw new Error('withTheme is not part of this build: it needs hoist-non-react-statics.')
}

// biome-ignore lint/style/noDefaultExport: the package that this replaces has one
export { hoistStatics as default }
