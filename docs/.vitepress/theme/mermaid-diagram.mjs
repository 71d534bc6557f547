// Built by its makers: bundling it again would take longer than all other pages together.
import program from 'mermaid/dist/mermaid.min.js?url'
import { useData } from 'vitepress'
import { defineComponent, h, onMounted, ref, useId, watchEffect } from 'vue'

/** A diagram in Mermaid's language; its text until it is drawn, and where it cannot be. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup({ source }) {
    const { isDark } = useData()
    const id = `diagram-${useId()}`
    const drawing = ref('')
    onMounted(async () => {
      const mermaid = await load()
      watchEffect(async () => {
        mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' })
        drawing.value = (await mermaid.render(id, source)).svg
      })
    })
    return () => (drawing.value ? h('figure', { innerHTML: drawing.value }) : h('pre', source))
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
