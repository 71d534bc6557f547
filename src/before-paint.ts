/**
 * Runs before the first paint: the chosen theme, and whether an account will be shown, so that nothing flashes.
 * The keys are those of ui/models/stored-settings.ts; a unit test holds the two together.
 */
export const beforePaintScript = `try{
var d=document.documentElement.dataset,s=localStorage,t=s.getItem("portside.theme"),c=s.getItem("portside.connection");
if(/^(light|dark|midnight)$/.test(t))d.theme=t;
if(c&&/"account"/.test(c)&&!s.getItem("portside.disconnected"))d.wallet="remembered"
}catch(e){}`.replaceAll('\n', '')
