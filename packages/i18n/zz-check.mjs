import compile from "icu-minify/compile";import {execSync} from 'child_process';
const flat=(o,p='')=>Object.entries(o).flatMap(([k,v])=>typeof v==='string'?[[p+k,v]]:flat(v,p+k+'.'));
const args=s=>[...new Set([...s.matchAll(/\{(\w+)[,}]/g)].map(m=>m[1]).concat([...s.matchAll(/<(\w+)>/g)].map(m=>m[1])))].sort().join();
for(const f of execSync("find /work/main/packages/i18n/src -name sv.ts",{encoding:'utf8'}).trim().split('\n')){
 const sv=Object.fromEntries(flat((await import(f)).sv));
 for(const l of ['sv','en','fr']){const m=Object.fromEntries(flat((await import(f.replace(/sv\.ts$/,l+'.ts')))[l]));
 for(const k in sv){compile(m[k]);if(args(m[k])!==args(sv[k]))console.log('ARGS',f,l,k,sv[k],'|',m[k]);if(/  /.test(m[k]))console.log('SP',k);
  if(l==='fr'&&!/sms$/.test(k)&&/[^\u00a0][?!;»]|« |[^\u00a0]:(?!\/)/.test(m[k]))console.log('FR',f,k,m[k]);}}}
