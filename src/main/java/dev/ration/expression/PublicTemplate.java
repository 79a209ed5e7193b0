package dev.ration.expression;

import dev.ration.expression.InterpolationError.Reason;
import dev.ration.expression.Template.Head;
import dev.ration.expression.Template.Hole;
import dev.ration.expression.Template.Part;

/**
 * A template whose text may be shown: what refers to a secret is refused before anything of it is resolved, read or filtered, and
 * whether the secret is there or not (rows 275, 276). Immutable; may be resolved any number of times.
 */
public final class PublicTemplate {
  private final Template template;

  private PublicTemplate(Template template) {
    this.template = template;
  }

  /**
   * Takes a template apart and checks all of it.
   *
   * @throws InterpolationError when it is malformed, or refers to a secret, a denied input or a denied context key
   * @throws WorkflowContextError when there is no provenance
   */
  public static PublicTemplate admit(String template, WorkflowProvenance provenance) {
    if (provenance == null) {
      throw new WorkflowContextError();
    }
    if (template == null) {
      throw new IllegalArgumentException("template must be given, was null");
    }
    Template parsed = TemplateParser.parse(template);
    for (Part part : parsed.parts()) {
      if (part.hole() != null && isSecret(part.hole(), provenance)) {
        throw new InterpolationError(Reason.SECRET_REFERENCE, part.hole().offset());
      }
    }
    return new PublicTemplate(parsed);
  }

  private static boolean isSecret(Hole hole, WorkflowProvenance provenance) {
    return hole.head() == Head.SECRETS || hole.head() == Head.INPUTS && provenance.deniedInputNames().contains(hole.name())
        || hole.head() == Head.CTX && provenance.isDeniedContextKey(hole.name());
  }

  /**
   * The text of the template.
   *
   * @throws InterpolationError when a reference, filter or capability fails
   */
  public String resolve(TemplateData data, TemplateCapabilities host) {
    if (data == null || host == null) {
      throw new IllegalArgumentException((data == null ? "data" : "host") + " must be given, was null");
    }
    return new TemplateResolver(data, data.ctx(), host).resolve(template);
  }

  /** Admits and resolves in one go. */
  public static String resolve(String template, WorkflowProvenance provenance, TemplateData data, TemplateCapabilities host) {
    return admit(template, provenance).resolve(data, host);
  }
}
