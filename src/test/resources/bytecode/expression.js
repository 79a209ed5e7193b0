run.outputs["scan"].score < inputs.threshold && ctx.mode === "strict"
