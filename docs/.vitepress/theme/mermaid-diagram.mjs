// Built by its makers: bundling it again would take longer than all other pages together.
import program from 'mermaid/dist/mermaid.min.js?url'
import { useData } from 'vitepress'
import { defineComponent, h, onMounted, ref, shallowRef, useId, watchEffect } from 'vue'

/** A diagram in Mermaid's language; its text until it is drawn, and where it cannot be. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData()
    const id = `diagram-${useId()}`
    const mermaid = shallowRef()
    const drawing = ref('')
    onMounted(async () => {
      mermaid.value = await load()
    })
    watchEffect(async () => {
      const { source } = props
      const theme = isDark.value ? 'dark' : 'neutral'
      if (!mermaid.value) return
      mermaid.value.initialize({ startOnLoad: false, theme })
      drawing.value = (await mermaid.value.render(id, source)).svg
    })
    return () => (drawing.value ? h('figure', { innerHTML: drawing.value }) : h('pre', props.source))
  }
})

let loading

function load() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = program
    script.onload = () => resolve(globalThis.mermaid)
    script.onerror = reject
    document.head.append(script)
  })
  return loading
}
